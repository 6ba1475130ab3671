import { Button, say } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { Replay } from '../local/replays.ts';
import { localWorker } from '../local/worker.ts';
import type { PageProps } from '../pages.ts';
import { whyNot } from '../parts/problemWords.ts';
import { Resting } from '../parts/Resting.tsx';
import { FileDrop } from '../replay/FileDrop.tsx';
import { ReplayView } from '../replay/ReplayView.tsx';
import { REPLAY } from '../replay/words.ts';
import { where } from '../router.ts';

/** A match from the server, from this browser, or from a file. */
export function page({ parts, query }: PageProps) {
  const words = say(REPLAY);
  const { match } = parts;
  const isLocal = where.value.place === 'localReplay';
  const [replay, setReplay] = useState<Replay | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (match === undefined) return;
    fetchFile(match, isLocal)
      .then((file) => localWorker().services.openReplay(file))
      .then(setReplay, (why: unknown) => setFailure(whyNot(why)));
  }, [match, isLocal]);
  if (replay)
    return (
      <ReplayView
        replay={replay}
        isShared={match !== undefined && !isLocal}
        from={Number(query.get('n') ?? 0)}
        eyes={query.get('eyes')}
      />
    );
  if (match === undefined) return <FileDrop onOpen={setReplay} />;
  if (failure !== '')
    return (
      <Resting icon="torch" title={words.failed} text={failure}>
        <Button href="/replay">{words.choose}</Button>
      </Resting>
    );
  return <Resting busy icon="hourglass" title={words.loading} />;
}

const fetchFile = (match: string, isLocal: boolean): Promise<unknown> =>
  isLocal ? localWorker().services.file(match) : call('file', { params: { match } });
