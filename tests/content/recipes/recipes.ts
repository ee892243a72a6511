import { addReach, changeWords, nameTheAgency } from './agency.ts';
import { changeClaims, changeMeasures, changePrice, endPromotion } from './figures.ts';
import { addExamples, addQuestion } from './guide.ts';
import { changeLegalText } from './legal-text.ts';
import { changeMenus } from './menus.ts';
import { changeOffers } from './offers.ts';
import {
  addService,
  changeHeads,
  moveAddress,
  renamePages,
  setDays,
  takeArticleAway,
  takeSectionsOut,
} from './pages.ts';
import { addPeople } from './people.ts';
import { addPictures } from './pictures.ts';
import { changePlans } from './plans.ts';
import { changeFormTexts, changePageTexts } from './texts.ts';

/** Within the days of the guide's notice, after the end of a promotion. */
export const EDITED_DAY = '2026-12-24';

/** What the tests of `tests/content` look for in their copy. @returns the price before and after, in euro */
export const applyExamples = async (root: string): Promise<ReturnType<typeof changePrice>> => {
  const prices = changePrice(root);
  changeClaims(root);
  changeMeasures(root);
  endPromotion(root);
  addExamples(root);
  addQuestion(root);
  moveAddress(root);
  await addPictures(root);
  return prices;
};

/** Applies every recipe of docs/content.md to a copy of the project. */
export const applyEveryRecipe = async (root: string): Promise<void> => {
  await applyExamples(root);
  addService(root);
  changePlans(root);
  addReach(root);
  nameTheAgency(root);
  changeWords(root);
  renamePages(root);
  takeArticleAway(root);
  changeOffers(root);
  addPeople(root);
  changeMenus(root);
  changeFormTexts(root);
  changePageTexts(root);
  setDays(root);
  await changeHeads(root);
  takeSectionsOut(root);
  changeLegalText(root);
};
