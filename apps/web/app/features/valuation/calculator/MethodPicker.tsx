import { useId, useRef, useState } from 'react';
import { methodName } from '../labels/method-names.ts';
import type { Model } from '../model/model.ts';
import { MethodList } from './MethodList.tsx';
import '../../../ui/controls/field.css';
import './method-picker.css';

export function MethodPicker({ model }: { model: Model }) {
  const { estimate } = model;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the Escape of what is inside
    <div
      className="method-picker field"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <span className="field-label" id={`${id}-label`}>
        Method
      </span>
      <button
        ref={opener}
        type="button"
        id={`${id}-button`}
        className="select method-picker-button"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        onClick={() => setOpen(!open)}
      >
        {methodName(estimate.result, estimate.setting.forecastType)}
      </button>
      {open && (
        <MethodList
          id={`${id}-list`}
          model={model}
          onChoose={(method) => {
            model.choices.setMethod(method);
            close();
          }}
        />
      )}
    </div>
  );
}
