/** Opens the question (or any other disclosure) that the address points to, and shows it. */
export const openByHash = (hash: string): void => {
  if (hash.length < 2) return;
  let id: string;
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return;
  }
  const target = document.getElementById(id);
  const details = target?.closest('details');
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
};

/** One open question in each group, for browsers that do not know `<details name>` yet. */
const keepGroupsExclusive = (): void => {
  if ('name' in HTMLDetailsElement.prototype) return;
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const name = target.getAttribute('name');
      if (!name) return;
      document.querySelectorAll('details[open]').forEach((other) => {
        if (other !== target && other.getAttribute('name') === name) other.removeAttribute('open');
      });
    },
    true,
  );
};

/** Paper has no clicks: everything is open while printing, then as it was. */
const openForPrint = (): void => {
  let closed: { element: HTMLDetailsElement; name: string | null }[] = [];
  let groups: { element: HTMLDetailsElement; name: string }[] = [];
  window.addEventListener('beforeprint', () => {
    const all = [...document.querySelectorAll('details')];
    closed = all
      .filter((element) => !element.open)
      .map((element) => ({ element, name: element.getAttribute('name') }));
    groups = all.flatMap((element) => {
      const name = element.getAttribute('name');
      return name === null ? [] : [{ element, name }];
    });
    // A group would let only one of its members stay open.
    groups.forEach(({ element }) => element.removeAttribute('name'));
    closed.forEach(({ element }) => {
      element.open = true;
    });
  });
  window.addEventListener('afterprint', () => {
    closed.forEach(({ element }) => {
      element.open = false;
    });
    groups.forEach(({ element, name }) => element.setAttribute('name', name));
    closed = [];
    groups = [];
  });
};

/** What script adds to native disclosures. Call once. */
export const startDisclosures = (): void => {
  keepGroupsExclusive();
  openForPrint();
  window.addEventListener('hashchange', () => openByHash(window.location.hash));
};
