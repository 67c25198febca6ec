interface Failure {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
}

interface Answer {
  readonly error?: Failure;
  readonly next?: 'bank';
  readonly payment_method?: string;
}

interface ElementsOptions {
  readonly clientSecret: string;
  readonly appearance: { readonly theme: string; readonly variables: Record<string, string> };
}

interface SetupOptions {
  readonly elements: ReturnType<typeof openElements>;
  readonly redirect: string;
  readonly confirmParams: { readonly return_url: string };
}

/** `Stripe(publishableKey)` of Stripe.js. */
function openStripe(publishableKey: string) {
  if (!/^pk_test_/.test(publishableKey)) throw new Error(`IntegrationError: no key: ${publishableKey}`);
  const usedSecrets = new Set<string>();
  return {
    elements: openElements,
    confirmSetup: (options: SetupOptions) => confirmSetup(options, usedSecrets),
    async handleNextAction({ clientSecret }: { clientSecret: string }) {
      const { error } = await confirmIntent('/v1/payment_intents/confirm', { clientSecret });
      return error === undefined ? { paymentIntent: {} } : { error };
    },
  };
}

function openElements({ clientSecret, appearance }: ElementsOptions) {
  if (!/^seti_\w+_secret_\w+$/.test(clientSecret)) throw new Error('IntegrationError: clientSecret');
  checkAppearance(appearance);
  let frame: HTMLIFrameElement | null = null;
  const element = {
    mount(place: HTMLElement) {
      frame = openFrame('https://frame-7.js.stripe.com/fields', 'Secure payment input frame', place);
    },
    destroy() {
      frame?.remove();
      frame = null;
    },
    on() {
      return element;
    },
  };
  return {
    clientSecret,
    create(kind: string) {
      if (kind !== 'payment') throw new Error(`IntegrationError: ${kind}`);
      return element;
    },
    async readCard() {
      if (frame === null) throw new Error('IntegrationError: no mounted payment Element');
      const card = messageFrom(frame, 'card');
      frame.contentWindow?.postMessage({ kind: 'read' }, '*');
      return card;
    },
  };
}

function checkAppearance({ theme, variables }: ElementsOptions['appearance']): void {
  if (!['stripe', 'night', 'flat'].includes(theme)) throw new Error('IntegrationError: theme');
  const isColor = (text: string) => /^(#[\da-f]{3,8}|rgba?\([^)]+\))$/i.test(text);
  for (const [name, value] of Object.entries(variables)) {
    if (name.startsWith('color') && !isColor(value)) throw new Error(`IntegrationError: ${name}: ${value}`);
  }
}

async function confirmSetup({ elements, redirect, confirmParams }: SetupOptions, usedSecrets: Set<string>) {
  if (redirect !== 'if_required' || !URL.canParse(confirmParams.return_url)) {
    throw new Error('IntegrationError: redirect');
  }
  const { number = '' } = await elements.readCard();
  if (number === '') {
    return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
  }
  const { clientSecret } = elements;
  if (usedSecrets.has(clientSecret)) {
    return { error: { type: 'invalid_request_error', code: 'setup_intent_unexpected_state' } };
  }
  const { error, payment_method } = await confirmIntent('/v1/setup_intents/confirm', {
    clientSecret,
    number,
  });
  if (error !== undefined) return { error };
  usedSecrets.add(clientSecret);
  return { setupIntent: { status: 'succeeded', payment_method } };
}

/** Asks the bank where Stripe says so. */
async function confirmIntent(path: string, form: Record<string, string>): Promise<Answer> {
  const first = await postForm(path, form);
  if (first.next !== 'bank') return first;
  return postForm(path, { ...form, bank: (await isConfirmedByBank()) ? 'Confirm' : 'Refuse' });
}

async function isConfirmedByBank(): Promise<boolean> {
  // Above everything, an open dialog too, as Stripe’s is.
  const place = document.createElement('dialog');
  place.setAttribute('aria-label', 'Bank');
  document.body.append(place);
  place.showModal();
  const frame = openFrame('https://hooks.stripe.com/bank', 'Bank', place);
  const { answer } = await messageFrom(frame, 'bank');
  place.remove();
  return answer === 'Confirm';
}

async function postForm(path: string, form: Record<string, string>): Promise<Answer> {
  const body = new URLSearchParams(form);
  const answer = await fetch(`https://api.stripe.com${path}`, { method: 'POST', body });
  return answer.json();
}

function openFrame(address: string, title: string, place: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.style.width = '100%';
  frame.style.height = '15rem';
  frame.style.border = '0';
  place.append(frame);
  return frame;
}

/** The next message of a kind that a frame posts. */
function messageFrom(frame: HTMLIFrameElement, kind: string): Promise<Record<string, string>> {
  return new Promise((resolve) => {
    const receive = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || data.kind !== kind) return;
      removeEventListener('message', receive);
      resolve(data);
    };
    addEventListener('message', receive);
  });
}

/**
 * What the product uses of Stripe.js, with frames and requests where Stripe has them, so that the page’s policy is held
 * against them. The shapes are those of the package `@stripe/stripe-js`; what Stripe throws for, this throws for. The
 * script is the text of these functions, which can use nothing else of this file.
 */
export const stripeScript = `(() => {
${[
  openStripe,
  openElements,
  checkAppearance,
  confirmSetup,
  confirmIntent,
  isConfirmedByBank,
  postForm,
  openFrame,
  messageFrom,
].join('\n')}
window.Stripe = openStripe;
})();`;

/** The frame with the fields: an empty number is said there. */
export const fieldsPage = `<!doctype html><html lang="en"><title>Fields</title>
<label>Card number <input id="number"></label><p role="alert" id="wrong"></p>
<script>
  addEventListener('message', ({ data, source }) => {
    if (data.kind !== 'read') return;
    const number = document.getElementById('number').value;
    document.getElementById('wrong').textContent = number === '' ? 'Your card number is incomplete.' : '';
    source.postMessage({ kind: 'card', number }, '*');
  });
</script>`;

export const bankPage = `<!doctype html><html lang="en"><title>Bank</title>
<button>Confirm</button><button>Refuse</button>
<script>
  for (const button of document.querySelectorAll('button')) {
    button.onclick = () => parent.postMessage({ kind: 'bank', answer: button.textContent }, '*');
  }
</script>`;
