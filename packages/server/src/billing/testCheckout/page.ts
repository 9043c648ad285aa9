const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// The colours of `packages/ui/src/theme/tokens.ts`: the page is no part of the app, and stands without it.
const style = `
:root{color-scheme:light dark;--paper:#FAF8F4;--raised:#FFFFFF;--sunken:#F3EFE7;--ink:#1B1A17;--quiet:#5F5A50;--line:#E4DFD5;--edge:#8A8273;--accent:#B93A0A;--strong:#982F07;--on-accent:#FFFFFF;--thinking:#8A5A00;--thinking-soft:#FAF0DC;--danger:#B3261E;--danger-soft:#FBE9E7}
@media(prefers-color-scheme:dark){:root{--paper:#161512;--raised:#201E1A;--sunken:#1B1916;--ink:#F3EFE6;--quiet:#B5AE9F;--line:#37332C;--edge:#8A8376;--accent:#FF9460;--strong:#FFAE86;--on-accent:#161512;--thinking:#F0B44C;--thinking-soft:#33291A;--danger:#FF8F87;--danger-soft:#3B211F}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:520px;margin:0 auto;padding:32px 20px 48px}
.brand{display:flex;align-items:center;gap:10px;margin:0 0 32px;font:600 22px/1.1 Fraunces,Georgia,serif}
.brand svg{width:28px;height:28px;fill:var(--accent)}
.test{margin:0 0 16px;padding:12px 16px;border-radius:10px;background:var(--thinking-soft);color:var(--thinking);font-weight:600}
.declined{margin:0 0 16px;padding:12px 16px;border-radius:10px;background:var(--danger-soft);color:var(--danger)}
.card{padding:24px 20px;background:var(--raised);border:1px solid var(--line);border-radius:14px}
h1{margin:0 0 12px;font:600 28px/1.1 Fraunces,Georgia,serif}
p{margin:0 0 16px}.quiet{color:var(--quiet)}
form{display:grid;gap:12px;margin-top:24px}
button,.go{min-height:44px;padding:9px 20px;border:1px solid var(--edge);border-radius:999px;background:transparent;color:var(--ink);font:inherit;font-weight:580;text-align:center;text-decoration:none;cursor:pointer}
button:hover{border-color:var(--ink);background:var(--sunken)}
.pay{border-color:transparent;background:var(--accent);color:var(--on-accent)}.pay:hover,.go:hover{border-color:transparent;background:var(--strong)}
.go{display:inline-block;border-color:transparent;background:var(--accent);color:var(--on-accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

const heights = [0.32, 0.58, 0.84, 1, 0.7, 0.9, 0.4];
const bars = heights
  .map(
    (height, n) => `<rect x="${n * 4 + 0.75}" y="${14 - height * 12}" width="2.5" height="${height * 24}" rx="1.25"/>`,
  )
  .join('');
const notice = 'Test checkout. No money moves.';

const page = (
  brand: string,
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(`${title} | ${brand}`)}</title><style>${style}</style></head>
<body><main><p class="brand"><svg viewBox="0 0 28 28" aria-hidden="true">${bars}</svg>${escape(brand)}</p>${body}</main></body></html>`;

/** What the page shows of a checkout. */
export interface TestCheckoutView {
  readonly brand: string;
  readonly kind: 'subscription' | 'payment';
  /** Where the form goes. */
  readonly action: string;
  /** The card was declined just now. */
  readonly declined: boolean;
}

/** The page on which a test checkout is paid, declined or left. */
export function checkoutPage({ brand, kind, action, declined }: TestCheckoutView): string {
  const what =
    kind === 'subscription'
      ? `<h1>Subscribe to ${escape(brand)}</h1><p>Unlimited practice interviews with feedback. It renews every 30 days until you cancel it.</p>`
      : '<h1>Unlock a candidate</h1><p>One payment, for this candidate only.</p>';
  const alert = declined
    ? '<p class="declined" role="alert">The card was declined. Nothing was paid; you can try again.</p>'
    : '';
  return page(
    brand,
    declined ? 'Card declined' : 'Test checkout',
    `<p class="test">${notice}</p>${alert}<div class="card">${what}
<p class="quiet">This page stands in for a payment provider until one is set up. No card needed. Choose an outcome to test.</p>
<form method="post" action="${escape(action)}"><button class="pay" name="choice" value="pay">Pay</button>
<button name="choice" value="decline">Decline the card</button><button name="choice" value="back">Go back</button></form></div>`,
  );
}

/** What somebody sees when there is no choice: the checkout is paid, too old, was never there, or could not be passed on. */
export function checkoutOverPage(
  brand: string,
  heading: string,
  message: string,
  next: { readonly href: string; readonly label: string },
): string {
  return page(
    brand,
    'Test checkout',
    `<p class="test">${notice}</p><div class="card"><h1>${escape(heading)}</h1><p>${escape(message)}</p>
<a class="go" href="${escape(next.href)}">${escape(next.label)}</a></div>`,
  );
}
