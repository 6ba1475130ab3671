import type { Clause, GameTypes } from '@meadhall/kernel';
import { Button } from '../controls/Button.tsx';
import { Popover } from '../controls/Popover.tsx';
import type { Piece } from '../game.ts';
import { catalogue, say } from '../i18n.ts';
import type { Touch } from './touching.ts';

const WORDS = catalogue({
  fr: { rule: (clause: string) => `Règle ${clause}` },
  en: { rule: (clause: string) => `Rule ${clause}` },
});

export interface Pressed {
  piece: Piece;
  element: HTMLElement;
}

interface PieceNoteProps<T extends GameTypes> {
  pressed: Pressed | null;
  /** What can be done with it. */
  touches: readonly Touch<T>[];
  onChoose(touch: Touch<T>): void;
  onClose(): void;
  explain(clause: Clause): void;
}

/** A note beside the piece that was pressed: what it is, what can be done with it, which rule says so. */
export function PieceNote<T extends GameTypes>(props: PieceNoteProps<T>) {
  const { pressed, touches, onChoose, onClose, explain } = props;
  const t = say(WORDS);
  return (
    <Popover anchor={pressed?.element ?? null} label={pressed?.piece.label ?? ''} onClose={onClose}>
      {pressed && (
        <div class="mh-note">
          <h3>{pressed.piece.label}</h3>
          {pressed.piece.help && <p>{pressed.piece.help}</p>}
          <div class="mh-note__options">
            {touches.map((touch, i) => (
              <Button key={i} small onPress={() => onChoose(touch)}>
                {touch.label}
              </Button>
            ))}
            {pressed.piece.clause && (
              <Button
                small
                look="quiet"
                icon="rules"
                onPress={() => explain(pressed.piece.clause ?? '')}
              >
                {t.rule(pressed.piece.clause)}
              </Button>
            )}
          </div>
        </div>
      )}
    </Popover>
  );
}
