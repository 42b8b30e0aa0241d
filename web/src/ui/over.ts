/** Whether a sheet lies over the page: then its keys are not the page's, wherever the focus has gone.
 *  A press beside what can be pressed leaves it nowhere. */
export const covered = (): boolean => document.querySelector('dialog[open]') !== null
