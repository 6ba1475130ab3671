import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import '../src/surfaces.css';
import './gallery.css';
import { render } from 'preact';
import { dressThePage } from '../src/index.ts';
import { Gallery } from './Gallery.tsx';

dressThePage();
render(<Gallery />, document.getElementById('gallery')!);
