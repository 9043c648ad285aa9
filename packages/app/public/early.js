// Runs before the first paint, long before the page's own script.

// The theme that this person chose. Without a choice the page follows the system.
(function () {
  try {
    var chosen = localStorage.getItem('viva.theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // A page that may not store anything follows the system.
  }
})();

// Whether a person was signed in here before: a page that depends on it says that it is loading.
(function () {
  try {
    if (localStorage.getItem('viva.signedIn') !== null) document.documentElement.dataset.known = '';
  } catch {
    // Then the page is shown as visitors see it until its script has asked.
  }
})();

// Whether this person has a home above the landing page: its place is held for it.
(function () {
  try {
    if (localStorage.getItem('viva.home') !== null) document.documentElement.setAttribute('data-home', '');
  } catch {
    // A page that may not store anything holds no place.
  }
})();

// What is pressed on a page that was written beforehand, until its script takes it over: then it is pressed once more, in
// the same order. Links work by themselves.
(function () {
  var pressed = new Set();
  function keep(event) {
    var control = event.target instanceof Element && event.target.closest('[data-page] :is(button, input)');
    if (!control) return;
    event.preventDefault();
    pressed.delete(control);
    pressed.add(control);
  }
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'viva:takeover',
    function () {
      document.removeEventListener('click', keep, true);
      pressed.forEach(function (control) {
        if (control.isConnected) control.click();
      });
    },
    { once: true },
  );
})();
