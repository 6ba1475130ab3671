// Before anything is drawn: the theme and the language the person chose, so that nothing flashes.
(() => {
  const { dataset } = document.documentElement;
  const wish = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`meadhall.${name}`));
    } catch {
      return null;
    }
  };
  const theme = wish('theme') ?? 'system';
  const light =
    theme === 'light' ||
    (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  dataset.theme = light ? 'light' : 'dark';
  document.documentElement.lang =
    wish('language') ?? (navigator.language.startsWith('en') ? 'en' : 'fr');
})();
