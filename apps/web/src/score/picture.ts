import type { Line, Seat } from '@meadhall/kernel';

/** A score as it is drawn. */
interface Counted {
  names: readonly string[];
  lines: readonly Line[];
  totals: readonly number[];
  winners: readonly Seat[];
}

interface Words {
  title: string;
  total: string;
  won: string;
  lineName(key: string): string;
}

const WIDTH = 1080;
const ROW = 58;
const EDGE = 64;
const INK = '#35241a';
const SOFT = '#6a4a33';

/** The sheet as a picture somebody can send: parchment, ink and the winner in bronze. */
export async function drawSheet(score: Counted, words: Words): Promise<Blob> {
  const keys = [...new Set(score.lines.map(({ key }) => key))].filter((key) =>
    score.lines.some((line) => line.key === key && line.points !== 0),
  );
  const height = 300 + ROW * (keys.length + 2);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  await document.fonts.ready;
  paper(pen, height);
  pen.fillStyle = '#6b2a16';
  pen.font = '52px Metamorphous, serif';
  pen.fillText(words.title, EDGE, 120, WIDTH - 2 * EDGE);
  pen.fillStyle = SOFT;
  pen.font = '34px Metamorphous, serif';
  pen.fillText(words.won, EDGE, 176, WIDTH - 2 * EDGE);

  const room = (WIDTH - 2 * EDGE - 360) / score.names.length;
  const right = (seat: number): number => EDGE + 360 + room * (seat + 1) - 12;
  for (const seat of score.winners) {
    pen.fillStyle = 'rgba(200, 140, 50, 0.22)';
    pen.fillRect(right(seat) - room + 20, 206, room - 12, ROW * (keys.length + 2) + 14);
  }
  row(pen, 250, '', score.names, right, room, `600 27px ${TEXT}`);
  keys.forEach((key, i) => {
    const points = score.names.map((_, seat) => String(pointsOf(score.lines, key, seat)));
    row(pen, 250 + ROW * (i + 1), words.lineName(key), points, right, room, `27px ${TEXT}`);
  });
  const foot = 250 + ROW * (keys.length + 1);
  pen.fillRect(EDGE, foot - 42, WIDTH - 2 * EDGE, 3);
  row(
    pen,
    foot + 6,
    words.total,
    score.totals.map(String),
    right,
    room,
    '38px Metamorphous, serif',
  );
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
const TEXT = '"Atkinson Hyperlegible Next Variable", sans-serif';

function paper(pen: CanvasRenderingContext2D, height: number): void {
  const light = pen.createRadialGradient(300, 200, 80, WIDTH / 2, height / 2, WIDTH);
  light.addColorStop(0, '#f7ecd2');
  light.addColorStop(1, '#d9bd8c');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = '#8a5a2a';
  pen.lineWidth = 6;
  pen.strokeRect(22, 22, WIDTH - 44, height - 44);
  pen.lineWidth = 1.5;
  pen.strokeRect(34, 34, WIDTH - 68, height - 68);
}

function row(
  pen: CanvasRenderingContext2D,
  y: number,
  label: string,
  cells: readonly string[],
  right: (seat: number) => number,
  room: number,
  font: string,
): void {
  pen.font = font;
  pen.fillStyle = INK;
  pen.textAlign = 'left';
  pen.fillText(label, EDGE, y, 350);
  pen.textAlign = 'right';
  for (const [seat, cell] of cells.entries()) pen.fillText(cell, right(seat), y, room - 24);
  pen.textAlign = 'left';
}

const pointsOf = (lines: readonly Line[], key: string, seat: number): number =>
  lines.reduce(
    (sum, line) => (line.key === key && line.seat === seat ? sum + line.points : sum),
    0,
  );

/** Hands the picture to whatever shares pictures here, or else saves it. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
