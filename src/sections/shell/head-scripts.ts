import { trustedTypesScript } from '@/site/trusted-types.mjs';

/** The storage key of the visitor's theme, 'light' or 'dark'; without an entry the theme is that of the system. */
export const themeKey = 'theme';

/** Runs in the head before the first paint, so that the other theme never flashes. */
const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * Removes a script that failed to load from the document. The bundler (Next 16.4) mistakes a script in the document for
 * one that is loading, and waits for it with a busy processor; it loads a missing script again.
 */
const failedScriptsScript =
  "addEventListener('error',function(e){if(e.target instanceof HTMLScriptElement)e.target.remove()},true);";

/** What a page runs before anything else. */
export const headScript = trustedTypesScript + failedScriptsScript + themeScript;
