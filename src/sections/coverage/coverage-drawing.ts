import { runs } from '../../weave/threads.ts';

/** Italy in cells of equal size, from north to south: one line a row, one `#` a cell. */
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

/** Rows of the map, each with the columns where a cell stands. */
const ITALY: readonly (readonly number[])[] = MAP.slice(1, -1)
  .split('\n')
  .map((line) => [...line].flatMap((sign, column) => (sign === '#' ? [column] : [])));

/** Everything the map prints, in cells; the middle of a row lies on its number. */
export interface CoverageDrawing {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** Cells for the people who have coverage, and for those who have none. */
  readonly woven: number;
  readonly missing: number;
  /** The cloth, a line a run of cells. */
  readonly cloth: string;
  /** The bare warp where a cell is missing. */
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

/** Inside the country as long as they fit there, where a hole is seen, and far apart: they say how many, not where. */
const holes = (count: number): readonly Cell[] => {
  const inside = CELLS.filter(isInside);
  const places = count > inside.length ? CELLS : inside;
  return places.filter(
    (_, index) =>
      Math.floor(((index + 1) * count) / places.length) > Math.floor((index * count) / places.length),
  );
};

/**
 * @param percent of the population that has coverage, 0 to 100
 * @returns Italy in 500 cells, of which that share is woven
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
