import { Emblem, type IconName, say } from '@meadhall/table-ui';
import { SCORE } from '../words.ts';

interface TapButtonProps {
  icon: IconName;
  label: string;
  has: boolean;
  holder: string | undefined;
  onPress(): void;
}

/** Something somebody has or has not; what another has cannot be taken. */
export function TapButton({ icon, label, has, holder, onPress }: TapButtonProps) {
  const words = say(SCORE);
  return (
    <button
      type="button"
      class="hall-hero"
      aria-pressed={has}
      disabled={holder !== undefined}
      onClick={onPress}
    >
      <Emblem icon={icon} tone={has ? 'gold' : 'iron'} shape="round" />
      <span>{label}</span>
      {holder !== undefined && <small>{words.heldBy(holder)}</small>}
    </button>
  );
}
