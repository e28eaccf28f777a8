const patchAttributes = (live: Element, before: Element, after: Element): void => {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  for (const { name } of before.attributes)
    if (!after.hasAttribute(name)) live.removeAttribute(name);
};

const patchChildren = (live: Element, before: Element, after: Element): void => {
  const [shown, old] = [[...live.childNodes], [...before.childNodes]];
  const pairs = old.flatMap((node, index) => {
    const onScreen = shown[index];
    return onScreen?.nodeName === node.nodeName ? [{ node, onScreen }] : [];
  });
  // Where a script has made something else of them, nothing tells which is which.
  const areKnown = pairs.length === old.length;
  const added = areKnown ? shown.slice(old.length) : [];
  const unused = areKnown ? pairs : [];
  const take = (fits: (node: Node) => boolean) => {
    const at = unused.findIndex(({ node }) => fits(node));
    return at === -1 ? undefined : unused.splice(at, 1)[0];
  };

  const wanted = [...after.childNodes];
  const equal = wanted.map((node) => take((one) => one.isEqualNode(node))?.onScreen);
  const children = wanted.map((node, index) => {
    const kept = equal[index];
    if (kept) return kept;
    const similar = take(({ nodeName }) => nodeName === node.nodeName);
    if (!similar) return document.importNode(node, true);
    patch(similar.onScreen, similar.node, node);
    return similar.onScreen;
  });
  const all = [...children, ...added];
  if (all.length !== shown.length || all.some((node, index) => node !== shown[index]))
    live.replaceChildren(...all);
};

/**
 * Changes a node of the page on screen by what differs between two renderings of it. All else stays as visitors and
 * scripts have left it: what is unfolded, what has the focus, what scripts have added.
 *
 * @param live on screen, made from `before`
 */
export const patch = (live: Node, before: Node, after: Node): void => {
  if (live instanceof Element && before instanceof Element && after instanceof Element) {
    patchAttributes(live, before, after);
    patchChildren(live, before, after);
  } else if (live.nodeValue !== after.nodeValue) live.nodeValue = after.nodeValue;
};
