package org.escargot.scan.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class GrayImageTest {
    private static final GrayImage SMALL = new GrayImage(3, 2, new float[] {0, 10, 20, 30, 40, 50});

    @Test
    void betweenPixelsTheLevelIsBetween() {
        assertThat(SMALL.at(1.0, 0.0)).isEqualTo(10);
        assertThat(SMALL.at(0.5, 0.0)).isEqualTo(5);
        assertThat(SMALL.at(1.0, 0.5)).isEqualTo(25);
    }

    @Test
    void outsideItIsThatOfTheEdge() {
        assertThat(SMALL.at(-7, -7)).isZero();
        assertThat(SMALL.at(9, 9)).isEqualTo(50);
        assertThat(SMALL.at(9.5, 0.0)).isEqualTo(20);
    }

    @Test
    void aSmallerPictureHasMeans() {
        GrayImage image = new GrayImage(4, 2, new float[] {0, 4, 100, 100, 8, 12, 100, 100});

        assertThat(image.shrinking(4)).isEqualTo(1);
        assertThat(image.shrunk(1)).isSameAs(image);
        assertThat(image.shrinking(3)).isEqualTo(2);
        assertThat(image.shrunk(2).width()).isEqualTo(2);
        assertThat(image.shrunk(2).at(0, 0)).isEqualTo(6);
        assertThat(image.shrunk(2).at(1, 0)).isEqualTo(100);
    }

    @Test
    void inkOfAnyColorIsDark() {
        GrayImage image = GrayImage.ofColors(4, 1, new int[] {0xffffffff, 0xff0000, 0x0000ff, 0});

        assertThat(image.at(0, 0)).isEqualTo(255);
        assertThat(image.at(1, 0)).isLessThan(60);
        assertThat(image.at(2, 0)).isLessThan(60);
        assertThat(image.at(3, 0)).isZero();
    }

    @Test
    void thereIsALevelForEachPixel() {
        assertThatIllegalArgumentException().isThrownBy(() -> new GrayImage(2, 2, new float[3]));
        assertThatIllegalArgumentException().isThrownBy(() -> new GrayImage(0, 0, new float[0]));
    }
}
