export const page = () => null;
