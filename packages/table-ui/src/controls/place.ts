interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/** Below what it belongs to where there is room, else above, and always whole inside the window. */
export function besideAnchor(
  anchor: Box,
  note: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - note.height - GAP;
  const top = below + note.height <= room.height ? below : above;
  const left = anchor.left + anchor.width / 2 - note.width / 2;
  return {
    left: within(left, room.width - note.width - GAP),
    top: within(top, room.height - note.height - GAP),
  };
}

const within = (value: number, max: number): number => Math.max(GAP, Math.min(value, max));
