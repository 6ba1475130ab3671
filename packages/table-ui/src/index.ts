// The public face: what lies on a table, and how it looks and moves. Bring `tokens.css`, `base.css`, `fonts.css` and
// `surfaces.css` once into the page; each component brings its own sheet.
export { Button, type ButtonProps } from './controls/Button.tsx';
export { Dialog, type DialogProps } from './controls/Dialog.tsx';
export { Choice, Select, Slider, TextField, Toggle } from './controls/Field.tsx';
export { Popover } from './controls/Popover.tsx';
export { placeBeside } from './controls/place.ts';
export { type Tab, Tabs } from './controls/Tabs.tsx';
export { Toasts } from './controls/Toasts.tsx';
export { toast } from './controls/toasts.ts';
export type { BoardProps, Layout, Piece, TableGame, Zone } from './game.ts';
export { Icon } from './Icon.tsx';
export { type Catalogue, catalogue, language, plural, say } from './i18n.ts';
export { ICON_NAMES, type IconName, isIcon } from './iconNames.ts';
export { iconHref } from './icons.ts';
export { onceSeen, useAfterTouch } from './motion/afterTouch.ts';
export { useDrawn } from './motion/heldBack.ts';
export { Moving } from './motion/Moving.tsx';
export { speed } from './motion/speed.ts';
export { share } from './share.ts';
export { listenForTheFirstGesture, play, type Sound, volume } from './sound.ts';
export { oneOf, stored } from './stored.ts';
export { Chat, type ChatLine } from './table/Chat.tsx';
export { ClockFace } from './table/ClockFace.tsx';
export { DecisionBar } from './table/DecisionBar.tsx';
export { type Decision, decisions, type Option, regarded, sceneOf } from './table/decisions.ts';
export { GenericTable } from './table/GenericTable.tsx';
export { entryOf, isForTheTable, step } from './table/keys.ts';
export { LiveRegion } from './table/LiveRegion.tsx';
export { Log, type LogLine } from './table/Log.tsx';
export { announce } from './table/live.ts';
export { PieceView } from './table/PieceView.tsx';
export { SCROLLS } from './table/scrolls.ts';
export { nextInTurn, type Touch, touchesByPiece } from './table/touching.ts';
export type { ZoneViewProps } from './table/ZoneView.tsx';
export {
  dressThePage,
  isLight,
  isStill,
  type Motion,
  motion,
  type TextSize,
  type Theme,
  textSize,
  theme,
} from './theme.ts';
export { Card, type CardProps } from './things/Card.tsx';
export { Coin, type CoinProps } from './things/Coin.tsx';
export { Die, type DieProps } from './things/Die.tsx';
export { Emblem, type EmblemProps } from './things/Emblem.tsx';
export { Gem, type GemProps } from './things/Gem.tsx';
export { SeatBadge, type SeatBadgeProps } from './things/SeatBadge.tsx';
export { SeatSign } from './things/SeatSign.tsx';
export { Thing, type ThingProps } from './things/Thing.tsx';
export { Token, type TokenProps } from './things/Token.tsx';
export { isTone, seatSign, TONES, type Tone } from './tones.ts';
