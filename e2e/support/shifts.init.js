// Before anything of the page: what moved without being asked to, and the first heading that the page was served with.
window.seen = { shift: 0, heading: null };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
new MutationObserver((_changes, observer) => {
  window.seen.heading ??= document.querySelector('main h1');
  if (window.seen.heading) observer.disconnect();
}).observe(document, { childList: true, subtree: true });
