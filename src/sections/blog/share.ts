/** Where an article can be shared, in order; `link` returns the network's own share page for an address. */
export const shareNetworks = [
  {
    name: 'facebook',
    link: (url: string, _title: string) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'twitter',
    link: (url: string, title: string) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`,
  },
] as const;
