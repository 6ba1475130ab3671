import '@meadhall/table-ui/tokens.css';
import '@meadhall/table-ui/fonts.css';
import '@meadhall/table-ui/base.css';
import '@meadhall/table-ui/surfaces.css';
import './hall.css';
import { dressThePage, listenForTheFirstGesture } from '@meadhall/table-ui';
import { render } from 'preact';
import { Hall } from './Hall.tsx';
import { keepLanguage } from './me.ts';
import { keepOffline } from './offline.ts';
import { startRouter } from './router.ts';

dressThePage();
keepLanguage();
startRouter();
listenForTheFirstGesture();
render(<Hall />, document.getElementById('hall') as HTMLElement);
keepOffline();
