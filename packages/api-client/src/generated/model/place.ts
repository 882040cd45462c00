/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A box on a page. Its edges are fractions of the page as it is shown, from its upper left corner.
 */
export interface Place {
  /**
     * The page, of which the first is 1.
     * @minimum 1
     */
  page: number;
  /**
     * Where it begins, of the width of the page.
     * @minimum 0
     * @maximum 1
     */
  left: number;
  /**
     * Where it begins, of the height of the page.
     * @minimum 0
     * @maximum 1
     */
  top: number;
  /**
     * How wide it is, of the width of the page.
     * @minimum 0
     * @maximum 1
     */
  width: number;
  /**
     * How high it is, of the height of the page.
     * @minimum 0
     * @maximum 1
     */
  height: number;
}
