/** How the parts of a picture are painted: the attributes of their elements, each with a space before it. */
export interface Paint {
  readonly svg: string;
  readonly ours: string;
  readonly native: string;
  readonly quiet: string;
  /** Quiet, and thinner still. */
  readonly rule: string;
  readonly frame: string;
}

/** Middle tones, which show on white and on black alike: for a file, which does not know the page's colours. */
export const MIDDLE_TONES: Paint = {
  svg: ' font-family="system-ui, sans-serif" font-size="11" fill="#7d8590"',
  ours: ' stroke="#2f81f7"',
  native: ' stroke="#d9822b"',
  quiet: ' stroke="#7d8590"',
  rule: ' stroke="#7d8590" stroke-opacity="0.3"',
  frame: ' stroke="#7d8590" stroke-opacity="0.6"',
};

/** Classes, for a picture within a page that has a style sheet. */
export const CLASSES: Paint = {
  svg: ' class="plot"',
  ours: ' class="ours"',
  native: ' class="native"',
  quiet: ' class="quiet"',
  rule: ' class="rule"',
  frame: ' class="frame"',
};
