// Before the first paint: the theme that this person chose. Without a choice the page follows the system.
(function () {
  try {
    var chosen = localStorage.getItem('viva.theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // A page that may not store anything follows the system.
  }
})();
