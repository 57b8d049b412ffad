// @ts-check
/** What scripts of ours write as markup: the tokens of code, and the shapes of icons. No attribute may be a handler. */
const markup = String.raw`/^([^<]|<\/?(span|g|path|rect|circle|ellipse|line|polyline|polygon)( (?!on)[\w-]+="[^"<>]*")*>)*$/i`;

/**
 * Runs first in each page of ours, which then has Trusted Types: a text that some script writes into the page can become
 * the address of a script only inside the build's files, and markup only where no script is in it. React makes a script
 * element of the text compared here, and writes into it structured data, or this script itself (`own`), which no longer
 * run.
 */
export const trustedTypesScript = `(function(types,own){if(types)types.createPolicy('default',{createScriptURL:function(u){if(new URL(u,location).href.indexOf(location.origin+'/_next/static/')===0)return u},createHTML:function(h){if(h===own||h==='<script>\\x3c/script>'||${markup}.test(h))return h}})})(window.trustedTypes,document.currentScript.text);`;
