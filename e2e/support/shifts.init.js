// Before anything of the page: what moved without being asked to, and the first heading that the page was served with.
window.seen = { shift: 0, moved: [], heading: null };
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources, startTime } of list.getEntries()) {
    if (hadRecentInput) continue;
    window.seen.shift += value;
    for (const { node, previousRect: from, currentRect: to } of sources)
      window.seen.moved.push(
        `${node?.nodeName} “${node?.textContent.slice(0, 30)}” ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height} at ${Math.round(startTime)} ms: ${value}`,
      );
  }
}).observe({ type: 'layout-shift', buffered: true });
new MutationObserver((_changes, observer) => {
  window.seen.heading ??= document.querySelector('main h1');
  if (window.seen.heading) observer.disconnect();
}).observe(document, { childList: true, subtree: true });
