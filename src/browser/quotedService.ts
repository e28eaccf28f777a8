/**
 * Chooses in the form the service whose page a quote link stood on (`?service=tree-removal`), and takes it out of
 * the address, so that further links to the form scroll to it instead of loading the page again.
 */
export const chooseQuotedService = (): void =>
  addEventListener('DOMContentLoaded', () => {
    const { searchParams, pathname, hash } = new URL(location.href);
    const service = searchParams.get('service');
    if (service === null) return;
    for (const option of document.querySelectorAll<HTMLOptionElement>('option[data-service]'))
      if (option.dataset.service === service) option.selected = true;
    history.replaceState(history.state, '', pathname + hash);
  });
