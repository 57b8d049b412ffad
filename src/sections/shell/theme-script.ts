/** Where the visitor's choice of theme is kept in the browser: 'light' or 'dark'; absent means the system's. */
export const themeKey = 'theme';

/** Runs in the head before the first paint, so that a stored choice never flashes the other theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
