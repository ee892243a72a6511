import { addReach, changeLook, changeWords, nameTheAgency } from './agency.ts';
import { setDrawings } from './drawings.ts';
import { changeClaims, changePrice, type Ended, endPromotion, updateArticle } from './figures.ts';
import { addExamples, addQuestion } from './guide.ts';
import { changeLegalText } from './legal-text.ts';
import { addMarketing } from './marketing.ts';
import { changeMenus } from './menus.ts';
import { changeOffers } from './offers.ts';
import { addService, changeHeads, moveAddress, renamePages, setDays, takeArticleAway } from './pages.ts';
import { addPeople } from './people.ts';
import { addPictures } from './pictures.ts';
import { changePlans } from './plans.ts';
import { changeFormTexts, changePageTexts, writeLongTexts } from './texts.ts';
import { writeAnew } from './write-anew.ts';

/** A day within the guide's notice and after the end of a promotion. */
export const EDITED_DAY = '2026-12-24';

/** What the recipes changed, where that depends on the project's content. */
export interface Applied {
  /** One price before and after, in euro. */
  readonly oldPrice: number;
  readonly newPrice: number;
  readonly ended: Ended;
  /** The article that got the day of the newest one. */
  readonly updated: { readonly id: string; readonly day: string };
}

/** Applies the changes that the tests of `tests/content` look for, whatever the project's content says. */
export const applyExamples = async (root: string): Promise<Applied> => {
  const updated = updateArticle(root);
  const prices = changePrice(root);
  changeClaims(root);
  const ended = endPromotion(root);
  addExamples(root);
  addQuestion(root);
  addMarketing(root);
  moveAddress(root);
  await addPictures(root);
  setDrawings(root);
  nameTheAgency(root);
  changeLook(root);
  writeAnew(root);
  return { ...prices, ended, updated };
};

/** Applies every recipe of docs/contenuti.md to a copy of the project. */
export const applyEveryRecipe = async (root: string): Promise<void> => {
  await applyExamples(root);
  addService(root);
  changePlans(root);
  addReach(root);
  changeWords(root);
  addPeople(root);
  renamePages(root);
  takeArticleAway(root);
  changeOffers(root);
  changeMenus(root);
  changeFormTexts(root);
  changePageTexts(root);
  writeLongTexts(root);
  setDays(root);
  await changeHeads(root);
  changeLegalText(root);
};
