import { useMemo } from 'preact/hooks';
import { localWorker } from '../local/worker.ts';
import { localLink } from '../match/localLink.ts';
import type { PageProps } from '../pages.ts';
import { AtTable } from '../table/AtTable.tsx';

export function page({ parts }: PageProps) {
  const match = parts['match'] ?? '';
  const link = useMemo(() => localLink(localWorker(), match), [match]);
  return <AtTable link={link} />;
}
