/**
 * Stand-ins for visitor statistics, by the address of their script. Each ignores or refuses what the real one does, and
 * sends what it counts to an address of its vendor.
 */
export interface StandIn {
  /** Scripts by the beginning of their address. */
  scripts: Readonly<Record<string, string>>;
  /** Where it sends to; `address` and `title` of the page in the query. */
  collects: string;
  /** Cookies that it sets: `name; domain`. */
  cookies: readonly string[];
}

const send = (to: string) => `
  const send = (address, title) => fetch(\`${to}?\${new URLSearchParams({ address, title })}\`, { mode: 'no-cors' });`;

const google = `(() => {${send('https://region1.google-analytics.com/g/collect')}
  let isStarted = false;
  let isConfigured = false;
  const take = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [name, first, second] = command;
    if (name === 'js') isStarted = first instanceof Date;
    else if (!isStarted) return;
    else if (name === 'config') {
      isConfigured = true;
      if (second?.send_page_view !== false) send(location.href, document.title);
    } else if (name === 'event' && first === 'page_view' && isConfigured) send(second.page_location, second.page_title);
  };
  const earlier = [...dataLayer];
  dataLayer.push = (...commands) => commands.forEach(take);
  earlier.forEach(take);
})();`;

const matomo = `(() => {${send('https://stats.acme.example/matomo.php')}
  const given = {};
  const take = (command) => {
    if (!Array.isArray(command)) throw new TypeError('shift is not a function');
    const [name, value] = command;
    if (name !== 'trackPageView') given[name] = value;
    else if (given.setTrackerUrl && given.setSiteId) send(given.setCustomUrl, given.setDocumentTitle);
  };
  const earlier = _paq;
  window._paq = { push: (...commands) => commands.forEach(take) };
  earlier.forEach(take);
})();`;

const plausible = `(() => {${send('https://plausible.io/api/event')}
  const domain = document.currentScript.getAttribute('data-domain');
  const earlier = window.plausible?.q ?? [];
  window.plausible = (name, options) => {
    if (domain && name === 'pageview') send(options?.u ?? location.href, document.title);
  };
  for (const parts of earlier) window.plausible.apply(null, parts);
})();`;

const hubspot = `{
  const script = document.createElement('script');
  script.src = 'https://js.hs-analytics.net/analytics/1234567.js';
  document.head.append(script);
}`;

const hubspotAnalytics = `(() => {${send('https://track.hubspot.com/__ptq.gif')}
  let path = location.pathname;
  const count = () => send(location.origin + path, document.title);
  const take = (command) => {
    if (!Array.isArray(command)) return;
    if (command[0] === 'setPath') path = command[1];
    if (command[0] === 'trackPageView') count();
  };
  const earlier = window._hsq ?? [];
  window._hsq = { push: take };
  earlier.forEach(take);
  count();
})();`;

export const standIns: Readonly<Record<string, StandIn>> = {
  'Google Analytics': {
    scripts: { 'https://www.googletagmanager.com/gtag/js': google },
    collects: 'https://region1.google-analytics.com/',
    cookies: ['_ga=GA1.1; domain=acme.test', '_ga_ABC123=GS1.1; domain=acme.test'],
  },
  Matomo: {
    scripts: { 'https://stats.acme.example/matomo.js': matomo },
    collects: 'https://stats.acme.example/matomo.php',
    cookies: ['_pk_id.1.1fff=a', '_pk_ses.1.1fff=b'],
  },
  Plausible: {
    scripts: { 'https://plausible.io/js/': plausible },
    collects: 'https://plausible.io/api/',
    cookies: [],
  },
  HubSpot: {
    scripts: {
      'https://js.hs-scripts.com/': hubspot,
      'https://js.hs-analytics.net/': hubspotAnalytics,
    },
    collects: 'https://track.hubspot.com/',
    cookies: ['__hstc=1; domain=www.acme.test', 'hubspotutk=2; domain=acme.test'],
  },
};
