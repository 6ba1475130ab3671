/** Milliseconds that whoever asks for too much waits for the refusal: until then they do not ask again. */
const WAIT = 1000;
/** So many wait at a time; more would cost memory, so they are refused at once. */
const MOST_WAITING = 500;

let waiting = 0;

/** Answers somebody whom nobody hurries for. */
export function later(answer: () => void): void {
  if (waiting >= MOST_WAITING) {
    answer();
    return;
  }
  waiting++;
  setTimeout(() => {
    waiting--;
    answer();
  }, WAIT);
}
