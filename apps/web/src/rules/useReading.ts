import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from './rulebook.ts';

/** The chapter in front of the reader's eyes: the last one whose title has reached the upper third. */
export function useReading(chapters: Rulebook): string | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => {
      const line = innerHeight / 3;
      const begun = chapters.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      setReading((begun.at(-1) ?? chapters[0])?.id ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [chapters]);
  return reading;
}
