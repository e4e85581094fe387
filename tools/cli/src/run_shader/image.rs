//! Images as people have them: the portable pixmap, in bytes (`P6`) or in numbers (`P3`).

use colorfast::interpret::texture::Texture;
use colorfast_wire as wire;

/// The greatest width and height.
const MOST: u32 = 8192;

/// The first level and layer of a texture as an image; floats are held to the range from 0 to 1.
pub fn ppm(texture: &Texture) -> Result<Vec<u8>, String> {
    if !texture.format.is_float() {
        return Err("an image is made of textures whose texels are floats".to_owned());
    }
    let [width, height, _] = texture.size;
    let texel = texture.format.size() as usize * texture.samples as usize;
    let mut image = format!("P6\n{width} {height}\n255\n").into_bytes();
    for bytes in texture.bytes.chunks_exact(texel).take((width * height) as usize) {
        let channels = texture.format.decode(&bytes[..texture.format.size() as usize]);
        image.extend(channels[..3].iter().map(|&bits| (f32::from_bits(bits).clamp(0.0, 1.0) * 255.0).round() as u8));
    }
    Ok(image)
}

/// A `2d` texture of format `rgba8unorm` with the colours of an image.
pub fn texture(image: &[u8]) -> Result<wire::Texture, String> {
    let wrong = || "it is no image in the PPM format of 256 levels".to_owned();
    let mut rest = image;
    let is_binary = match word(&mut rest) {
        Some("P6") => true,
        Some("P3") => false,
        _ => return Err(wrong()),
    };
    let mut number = || word(&mut rest).and_then(|word| word.parse::<u32>().ok()).ok_or_else(wrong);
    let (width, height, most) = (number()?, number()?, number()?);
    if !(1..=MOST).contains(&width) || !(1..=MOST).contains(&height) || most != 255 {
        return Err(wrong());
    }
    let count = 3 * width as usize * height as usize;
    let levels: Vec<u8> = if is_binary {
        rest.get(..count).ok_or_else(wrong)?.to_vec()
    } else {
        let level = |_| number().and_then(|level| u8::try_from(level).map_err(|_| wrong()));
        (0..count).map(level).collect::<Result<_, _>>()?
    };
    Ok(wire::Texture {
        dimension: "2d".to_owned(),
        format: "rgba8unorm".to_owned(),
        size: [width, height, 1],
        mips: 1,
        samples: 1,
        storage: None,
        contents: wire::Bytes(levels.chunks_exact(3).flat_map(|rgb| [rgb[0], rgb[1], rgb[2], 255]).collect()),
    })
}

/// The next word, with the one blank behind it; comments go to the end of their line.
fn word<'b>(rest: &mut &'b [u8]) -> Option<&'b str> {
    loop {
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        *rest = &rest[start..];
        if rest[0] != b'#' {
            break;
        }
        let end = rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
        *rest = &rest[end..];
    }
    let end = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
    let word = std::str::from_utf8(&rest[..end]).ok()?;
    *rest = &rest[(end + 1).min(rest.len())..];
    Some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_are_read_and_written() {
        let read = texture(b"P3 # two pixels\n2 1\n255\n255 0 16  1 2 3\n").expect("it is an image");
        assert_eq!((read.size, &read.contents.0[..]), ([2, 1, 1], &[255, 0, 16, 255, 1, 2, 3, 255][..]));
        let format = colorfast::interpret::texture::format::Format::from_name("rgba8unorm").expect("there is one");
        let mut drawn = Texture::new(colorfast::types::TextureDimension::D2, format, [2, 1, 1], 1, 1);
        drawn.bytes.clone_from(&read.contents.0);
        let written = ppm(&drawn).expect("it is made of floats");
        assert_eq!(written, b"P6\n2 1\n255\n\xff\x00\x10\x01\x02\x03");
        assert_eq!(texture(&written).expect("it is an image").contents, read.contents);
        for wrong in [&b"P6 2 1 255\n12345"[..], b"P5 1 1 255 1", b"P3 1 1 255 1 2 300", b""] {
            assert!(texture(wrong).is_err());
        }
    }
}
