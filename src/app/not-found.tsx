/** Next's own page would be in the data of every page; unknown addresses get ours (`[locale]/unknown-address`). */
export default function NotFound() {
  return null;
}
