import './SeatSign.css';

/** The sign of the seat whose tone lies around it; pale on dark ground. */
export const SeatSign = ({ pale = false }: { pale?: boolean }) => (
  <span class={`mh-seat-sign ${pale ? 'mh-seat-sign--pale' : ''}`} />
);
