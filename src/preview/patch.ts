const patchAttributes = (live: Element, before: Element, after: Element): void => {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const { name } of before.attributes)
    if (!after.hasAttribute(name)) live.removeAttribute(name);
};

/** The first id in a node. It identifies a section even when what surrounds it changes. */
const idIn = (node: Node): string | undefined =>
  node instanceof Element ? node.id || node.querySelector('[id]')?.id : undefined;

const isAlike = (one: Node, other: Node): boolean => one.nodeName === other.nodeName;

/** Ways to match nodes of two renderings, best first. */
const WAYS: readonly ((one: Node, other: Node) => boolean)[] = [
  (one, other) => one.isEqualNode(other),
  (one, other) => isAlike(one, other) && idIn(one) !== undefined && idIn(one) === idIn(other),
  isAlike,
];

const patchChildren = (live: Element, before: Element, after: Element): void => {
  const [shown, old] = [[...live.childNodes], [...before.childNodes]];
  const pairs = old.flatMap((node, index) => {
    const onScreen = shown[index];
    return onScreen?.nodeName === node.nodeName ? [{ node, onScreen }] : [];
  });
  // If a script has replaced the nodes, they cannot be matched.
  const areKnown = pairs.length === old.length;
  const added = areKnown ? shown.slice(old.length) : [];
  const unused = areKnown ? pairs : [];
  const take = (fits: (node: Node) => boolean) => {
    const at = unused.findIndex(({ node }) => fits(node));
    return at === -1 ? undefined : unused.splice(at, 1)[0];
  };

  const wanted = [...after.childNodes];
  const found = new Map<Node, ReturnType<typeof take>>();
  for (const fits of WAYS)
    for (const node of wanted) found.set(node, found.get(node) ?? take((one) => fits(one, node)));
  const children = wanted.map((node) => {
    const pair = found.get(node);
    if (!pair) return document.importNode(node, true);
    if (!pair.node.isEqualNode(node)) patch(pair.onScreen, pair.node, node);
    return pair.onScreen;
  });
  const all = [...children, ...added];
  const focused = document.activeElement;
  for (const node of shown) if (!all.includes(node)) node.remove();
  // Nodes that stay in place are not touched: otherwise a map would reload, and lists would scroll back.
  let next = live.firstChild;
  for (const node of all)
    if (node === next) next = next.nextSibling;
    else live.insertBefore(node, next);
  if (focused instanceof HTMLElement && live.contains(focused))
    focused.focus({ preventScroll: true });
};

/**
 * Applies what differs between two renderings to a node on screen. Everything else stays as visitors and scripts
 * have left it: what is unfolded, what has the focus, what scripts have added.
 *
 * @param live on screen, made from `before`
 */
export const patch = (live: Node, before: Node, after: Node): void => {
  if (live instanceof Element && before instanceof Element && after instanceof Element) {
    patchAttributes(live, before, after);
    patchChildren(live, before, after);
  } else if (live.nodeValue !== after.nodeValue) live.nodeValue = after.nodeValue;
};
