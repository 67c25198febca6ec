/**
 * What the product uses of Stripe.js, with frames and requests where Stripe has them, so that the page’s policy is held
 * against them. The shapes are those of the package `@stripe/stripe-js`; what Stripe throws for, this throws for. Runs in the page.
 */
export function openFakeStripe(publishableKey: string) {
  if (!/^pk_test_/.test(publishableKey)) throw new Error(`IntegrationError: no key: ${publishableKey}`);

  type Failure = { type: string; code?: string; decline_code?: string; message: string };
  type Answer = { error?: Failure; next?: 'bank'; payment_method?: string };

  const ask = async (path: string, form: Record<string, string>): Promise<Answer> => {
    const body = new URLSearchParams(form);
    const answer = await fetch(`https://api.stripe.com${path}`, { method: 'POST', body });
    return answer.json();
  };
  const heard = (frame: HTMLIFrameElement, kind: string) =>
    new Promise<Record<string, string>>((resolve) => {
      const hear = ({ source, data }: MessageEvent) => {
        if (source !== frame.contentWindow || data.kind !== kind) return;
        removeEventListener('message', hear);
        resolve(data);
      };
      addEventListener('message', hear);
    });
  const open = (address: string, title: string, place: HTMLElement) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = title;
    frame.style.width = '100%';
    frame.style.height = '15rem';
    frame.style.border = '0';
    place.append(frame);
    return frame;
  };
  const askBank = async (): Promise<boolean> => {
    // Above everything, an open dialog too, as Stripe’s is.
    const place = document.createElement('dialog');
    place.setAttribute('aria-label', 'Bank');
    document.body.append(place);
    place.showModal();
    const frame = open('https://hooks.stripe.com/bank', 'Bank', place);
    const { answer } = await heard(frame, 'bank');
    place.remove();
    return answer === 'Confirm';
  };
  const confirmed = async (path: string, form: Record<string, string>): Promise<Answer> => {
    const first = await ask(path, form);
    if (first.next !== 'bank') return first;
    return ask(path, { ...form, bank: (await askBank()) ? 'Confirm' : 'Refuse' });
  };

  const isColor = (text: string) => /^(#[\da-f]{3,8}|rgba?\([^)]+\))$/i.test(text);
  const openElements = (options: {
    clientSecret: string;
    appearance: { theme: string; variables: Record<string, string> };
  }) => {
    const { clientSecret, appearance } = options;
    if (!/^seti_\w+_secret_\w+$/.test(clientSecret)) throw new Error('IntegrationError: clientSecret');
    if (!['stripe', 'night', 'flat'].includes(appearance.theme)) throw new Error('IntegrationError: theme');
    for (const [name, value] of Object.entries(appearance.variables)) {
      if (name.startsWith('color') && !isColor(value)) throw new Error(`IntegrationError: ${name}: ${value}`);
    }
    let frame: HTMLIFrameElement | null = null;
    const element = {
      mount(place: HTMLElement) {
        frame = open('https://frame-7.js.stripe.com/fields', 'Secure payment input frame', place);
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
      async read() {
        if (frame === null) throw new Error('IntegrationError: no mounted payment Element');
        const read = heard(frame, 'card');
        frame.contentWindow?.postMessage({ kind: 'read' }, '*');
        return read;
      },
    };
  };

  const used = new Set<string>();
  return {
    elements: openElements,
    async confirmSetup(options: {
      elements: ReturnType<typeof openElements>;
      redirect: string;
      confirmParams: { return_url: string };
    }) {
      const { elements, redirect, confirmParams } = options;
      if (redirect !== 'if_required' || !URL.canParse(confirmParams.return_url)) {
        throw new Error('IntegrationError: redirect');
      }
      const { number = '' } = await elements.read();
      if (number === '') {
        return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
      }
      const { clientSecret } = elements;
      if (used.has(clientSecret)) {
        return { error: { type: 'invalid_request_error', code: 'setup_intent_unexpected_state' } };
      }
      const { error, payment_method } = await confirmed('/v1/setup_intents/confirm', {
        clientSecret,
        number,
      });
      if (error !== undefined) return { error };
      used.add(clientSecret);
      return { setupIntent: { status: 'succeeded', payment_method } };
    },
    async handleNextAction({ clientSecret }: { clientSecret: string }) {
      const { error } = await confirmed('/v1/payment_intents/confirm', { clientSecret });
      return error === undefined ? { paymentIntent: {} } : { error };
    },
  };
}

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
