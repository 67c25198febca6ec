import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { formatMoney } from '../../../figures/format-money.ts';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { isTried } from '../session/session-state.ts';

/** To somebody without an account, once they have seen what their change does to the value. */
export function TrialOffer({ own, model }: { own: Own; model: EditedModel }) {
  const { open } = useStore(own.session.store);
  const isTyping = useStore(own.cursor, ({ typing }) => typing !== null);
  const { pathname, search, hash } = useLocation();
  const [dismissed, dismiss] = useState(false);
  const before = useRef<number | null>(null);
  const isCustom = model.setting.forecastType === 'custom';
  useEffect(() => {
    if (!isCustom) before.current = model.valuePerShare;
  }, [isCustom, model.valuePerShare]);
  if (!isTried(open) || isTyping || dismissed || !isCustom) return null;

  const money = (value: number | null) => formatMoney(value, model.priceCurrency);
  const offer = {
    key: 1,
    text: `Value per share ${money(before.current)} → ${money(model.valuePerShare)} on your number.`,
    link: { label: 'Sign up to keep it', path: registerPath(pathname + search + hash) },
  };
  return <Toasts messages={{ shown: [offer], showMessage() {}, dismiss: () => dismiss(true) }} />;
}
