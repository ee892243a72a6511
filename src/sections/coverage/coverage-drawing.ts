import { runs } from '../../weave/threads.ts';

/** Italy as a grid of cells, from north to south: one line per row, one `#` per cell. */
const MAP = `
                 ##
             ######
             #########
         #  ############
     ##  ##############
  #####################
 #######################
  ##################
 ##################
 ###################
 ##################
  #################
 ###### ###########
   ##     ##########
   ##       #########
            ###########
             ##########
             ##########
             ###########
              ###########
               ##########
                ##########
                 ##########
                  #############
                   ############
                    ############
       ##              ###########
      ####               ###########
     #####               ############
     #####                  #########
      #####                 ######  ###
      ####                   #####    #
      ####                    ###
      ####                     ##
      ####                     ####
      ###                      ####
                                ##
                               ##
                              ###
                              ##
                    ######### ##
                     ########
                     #######
                      ######
                        #####
                          ###
`;

/** The rows of the map, each with the columns of its cells. */
const ITALY: readonly (readonly number[])[] = MAP.slice(1, -1)
  .split('\n')
  .map((line) => [...line].flatMap((sign, column) => (sign === '#' ? [column] : [])));

/** The numbers and paths of the map, in cells; the y coordinate of a row is the middle of that row. */
export interface CoverageDrawing {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** Number of cells for the people with coverage, then for those without. */
  readonly woven: number;
  readonly missing: number;
  /** The cloth, with one line per run of cells. */
  readonly cloth: string;
  /** The bare warp in the cells without cloth. */
  readonly strands: string;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

const CELLS: readonly Cell[] = ITALY.flatMap((columns, row) => columns.map((column) => ({ row, column })));

const isInside = ({ row, column }: Cell): boolean =>
  [row - 1, row, row + 1].every((line) =>
    [column - 1, column, column + 1].every((at) => ITALY[line]?.includes(at)),
  );

/**
 * Picks cells far apart, because they show how many people have no coverage, not where. Takes cells inside the country
 * as long as there are enough, since a hole is easy to see there.
 */
const holes = (count: number): readonly Cell[] => {
  const inside = CELLS.filter(isInside);
  const places = count > inside.length ? CELLS : inside;
  return places.filter(
    (_, index) =>
      Math.floor(((index + 1) * count) / places.length) > Math.floor((index * count) / places.length),
  );
};

/**
 * @param percent share of the population with coverage, 0 to 100
 * @returns Italy in 500 cells, with that share of them woven
 */
export const coverageDrawing = (percent: number): CoverageDrawing => {
  const missing = CELLS.length - Math.round((CELLS.length * percent) / 100);
  const bare = holes(missing);
  const width = Math.max(...CELLS.map(({ column }) => column)) + 1;
  const cloth = ITALY.flatMap((columns, row) => {
    const isWoven = (at: number) =>
      columns.includes(at) && !bare.some((cell) => cell.row === row && cell.column === at);
    return [...runs(width, isWoven)].map(([start, length]) => `M${start} ${row}h${length}`);
  });
  return {
    width,
    height: ITALY.length,
    cells: CELLS.length,
    woven: CELLS.length - missing,
    missing,
    cloth: cloth.join(''),
    strands: bare.map(({ row, column }) => `M${column + 0.5} ${row - 0.5}v1`).join(''),
  };
};
