import './Analysis.css';
import type { Clause } from '@meadhall/kernel';
import { Button, language, SeatBadge, say } from '@meadhall/table-ui';
import type { ComponentType } from 'preact';
import type { Replay } from '../local/replays.ts';
import type { Analysed } from './analysed.ts';
import type { ChartProps } from './Chart.tsx';
import { useAnalysis } from './useAnalysis.ts';
import { REPLAY } from './words.ts';

interface AnalysisTabProps {
  replay: Replay;
  at: number;
  onJump(n: number): void;
  explain(clause: Clause): void;
  /** Drawn once it has been fetched. */
  Chart: ComponentType<ChartProps> | null;
}

/** Who was ahead when, and which moves cost the most. */
export function AnalysisTab({ replay, ...given }: AnalysisTabProps) {
  const words = say(REPLAY);
  const { thinking, begin, stop } = useAnalysis(replay);
  const last = replay.length - 1;
  if (thinking.state === 'found')
    return (
      <Found
        names={replay.names}
        found={thinking.found}
        onCloser={() => begin('close')}
        {...given}
      />
    );
  if (thinking.state === 'thinking')
    return (
      <div class="hall-analysis">
        <label class="hall-analysis__progress">
          <span>{words.thinking(thinking.done, last)}</span>
          <progress max={last} value={thinking.done} />
        </label>
        <Button icon="close" onPress={stop}>
          {words.stopThinking}
        </Button>
      </div>
    );
  return (
    <div class="hall-analysis">
      <p>{thinking.state === 'failed' ? words.noAnalysis : words.analysisText}</p>
      <Button look="torch" icon="search" onPress={() => begin('quick')}>
        {words.analyse}
      </Button>
    </div>
  );
}

interface FoundProps extends Omit<AnalysisTabProps, 'replay'> {
  names: readonly string[];
  found: Analysed;
  onCloser(): void;
}

function Found({ names, found, onCloser, at, onJump, explain, Chart }: FoundProps) {
  const words = say(REPLAY);
  const { curve, mistakes, balance } = found;
  return (
    <div class="hall-analysis">
      {Chart && (
        <Chart title={words.curve} points={curve} share names={names} at={at} onJump={onJump} />
      )}
      <h3>{words.mistakes}</h3>
      {mistakes.length === 0 && <p>{words.noMistakes}</p>}
      <ol class="hall-mistakes">
        {mistakes.map(({ n, seat, loss, played, better, clause }) => (
          <li key={n} class={n === at ? 'is-at' : ''}>
            <SeatBadge seat={seat} name={names[seat] ?? ''} compact />
            <span class="hall-mistakes__words">
              <b>{words.cost(names[seat] ?? '', percent(loss))}</b>
              <span>{words.played(played[language.value])}</span>
              <span>{words.better(better[language.value])}</span>
              <span class="hall-mistakes__acts">
                <Button small icon="eye" onPress={() => onJump(n - 1)}>
                  {words.seeMove(n)}
                </Button>
                <Button small look="quiet" onPress={() => explain(clause)}>
                  {clause}
                </Button>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Button small icon="search" onPress={onCloser}>
        {words.closer}
      </Button>
      <h3>{words.balance}</h3>
      <table class="hall-balance">
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.start}</th>
            <th scope="col">{words.own}</th>
            <th scope="col">{words.gifts}</th>
            <th scope="col">{words.luck}</th>
          </tr>
        </thead>
        <tbody>
          {balance.map(({ seat, start, mistakes: own, gifts, luck }) => (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              <td>{percent(start)}</td>
              <td>{percent(own)}</td>
              <td>{percent(gifts)}</td>
              <td>{percent(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="mh-field__help">{words.balanceHelp}</p>
    </div>
  );
}

const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
