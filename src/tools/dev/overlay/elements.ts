type Content = string | Node;

/** Makes an element with attributes and content: no markup is ever read from text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}

/** Makes a button that does something. */
export function makeButton(label: string, act: () => void, className = ''): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, label);
  button.addEventListener('click', act);
  return button;
}
