export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly font: string;
  readonly shapes: readonly Shape[];
}

export type Shape = PathShape | TextShape;

export interface Paint {
  readonly fill: string;
  readonly fillOpacity: number;
  readonly stroke: string;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
  readonly dash: readonly number[];
  readonly opacity: number;
}

export interface PathShape extends Paint {
  readonly kind: 'path';
  readonly d: string;
  readonly dy: number;
}

export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly weight: string;
  readonly fill: string;
}

export const noPaint: Paint = {
  fill: 'none',
  fillOpacity: 1,
  stroke: 'none',
  strokeOpacity: 1,
  strokeWidth: 1,
  dash: [],
  opacity: 1,
};
