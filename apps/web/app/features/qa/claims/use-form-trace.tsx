import { leastFormOpenMs } from '@tenfold/contract/qa/question-choices';
import { useRef } from 'react';
import './form-trace.css';

/** How a form was filled in, for the call that sends it. A program fills in each field it finds; a person doesn’t see this one. */
export function useFormTrace() {
  const homepage = useRef<HTMLInputElement>(null);
  return {
    field: (
      <div className="form-trace" aria-hidden="true">
        <label>
          Homepage
          <input ref={homepage} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    ),
    /** A text that was kept can be sent as soon as its page is there: what is missing of the two seconds is waited for. */
    async read() {
      const missing = leastFormOpenMs - performance.now();
      if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 1));
      return { homepage: homepage.current?.value ?? '', openMs: Math.round(performance.now()) };
    },
  };
}
