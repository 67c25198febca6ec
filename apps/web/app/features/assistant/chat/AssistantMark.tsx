import { DrawnIcon } from '../../../ui/text/Icon.tsx';

export function AssistantMark() {
  return (
    <span className="icon-disc is-accent">
      <DrawnIcon path="M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8z" />
    </span>
  );
}
