package org.escargot.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HousesTest {
    @Test
    void everyCellHasTwentyPeersAndIsThePeerOfEach() {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int self = cell;
            assertThat(Houses.peers(cell).size()).isEqualTo(20);
            assertThat(Houses.peers(cell).stream())
                    .allMatch(peer -> Houses.peers(peer).contains(self));
        }
    }

    @Test
    void everyHouseHoldsNineCellsAndIsAHouseOfEach() {
        for (int house = 0; house < House.COUNT; house++) {
            int self = house;
            assertThat(Houses.cells(house).size()).isEqualTo(9);
            assertThat(Houses.cells(house).stream())
                    .allMatch(cell -> Houses.of(cell).contains(self));
        }
    }

    @Test
    void commonHousesAndPeersOfAMiniRow() {
        CellSet miniRow = CellSet.of(0, 1, 2);

        assertThat(Houses.common(miniRow)).hasToString("{r1, b1}");
        assertThat(Houses.commonPeers(miniRow).size()).isEqualTo(12);
    }
}
