import type { MatchInfo } from '@meadhall/protocol';
import { Button, say, toast } from '@meadhall/table-ui';
import { to } from '../router.ts';
import { ROOM } from './matchWords.ts';

interface InvitationProps {
  info: MatchInfo;
  invite: string | undefined;
}

/** A link for those who are still missing. */
export function Invitation({ info, invite }: InvitationProps) {
  const words = say(ROOM);
  const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
  const link = location.origin + to('match', { match: info.id }, query);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    toast(words.copied, 'good');
  };
  return (
    <section class="hall-room__invite mh-parchment" aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <p>{words.inviteHelp}</p>
      <input
        class="mh-input hall-room__link"
        readOnly
        value={link}
        aria-label={words.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="hall-room__share">
        <Button look="torch" icon="link" onPress={() => void copy()}>
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button
            icon="share"
            onPress={() => void navigator.share({ url: link, title: 'Meadhall' }).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
      </div>
    </section>
  );
}
