/** Where the visitor's choice of theme is kept in the browser: 'light' or 'dark'; absent means the system's. */
export const themeKey = 'theme';

/** Runs in the head before the first paint, so that a stored choice never flashes the other theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * A script that could not be loaded leaves the document at once. The bundler takes a script it finds there for one
 * still on its way and waits for it, with a processor fully busy (Next 16.4); one it does not find, it loads again.
 */
export const failedScriptsScript =
  "addEventListener('error',function(e){if(e.target instanceof HTMLScriptElement)e.target.remove()},true);";
