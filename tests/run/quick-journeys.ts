/** The browser's part of the quick run: tests with this tag, and all of what asks the server alone. */
export const quickJourneys =
  /@quick|\/(?:odd-addresses|redirects|unfinished-bodies|keep-alive|every-page)\.spec/;
