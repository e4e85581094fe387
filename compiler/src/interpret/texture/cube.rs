//! Cube maps: which face a direction meets and where, and which texel lies beyond an edge.

/// The face of a direction, from +x, -x, +y, -y, +z, -z, and the place on it, from 0 to 1.
pub(super) fn face_of([x, y, z]: [f64; 3]) -> (u32, [f64; 2]) {
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    // Of equal axes z wins over y, and y over x.
    let (face, s, t, major) = if az >= ax && az >= ay {
        if z < 0.0 { (5, -x, -y, az) } else { (4, x, -y, az) }
    } else if ay >= ax {
        if y < 0.0 { (3, x, -z, ay) } else { (2, x, z, ay) }
    } else if x < 0.0 {
        (1, z, -y, ax)
    } else {
        (0, -z, -y, ax)
    };
    (face, on_face(s, t, major))
}

/// Where the ray of a direction meets the plane of a face: for differences between neighbours, which must stay on one face.
pub(super) fn place_on(face: u32, [x, y, z]: [f64; 3]) -> [f64; 2] {
    let (s, t, major) = match face {
        0 => (-z, -y, x),
        1 => (z, -y, -x),
        2 => (x, z, y),
        3 => (x, -z, -y),
        4 => (x, -y, z),
        _ => (-x, -y, -z),
    };
    on_face(s, t, major)
}

fn on_face(s: f64, t: f64, major: f64) -> [f64; 2] {
    [(s / major + 1.0) / 2.0, (t / major + 1.0) / 2.0]
}

/// The direction to a place on a face; the place may lie beyond its edges.
fn direction(face: u32, [s, t]: [f64; 2]) -> [f64; 3] {
    let (s, t) = (2.0 * s - 1.0, 2.0 * t - 1.0);
    match face {
        0 => [1.0, -t, -s],
        1 => [-1.0, -t, s],
        2 => [s, 1.0, t],
        3 => [s, -1.0, -t],
        4 => [s, -t, 1.0],
        _ => [-s, -t, -1.0],
    }
}

/// The texel that lies at `at` as seen from a face of so many texels a side: of that face, of the one beyond an edge, or none
/// beyond a corner.
pub(super) fn texel_around(face: u32, at: [i64; 2], size: u32) -> Option<(u32, [i64; 2])> {
    let inside = |value: i64| (0..i64::from(size)).contains(&value);
    match at.map(inside) {
        [true, true] => Some((face, at)),
        [false, false] => None,
        _ => {
            let place = at.map(|value| (value as f64 + 0.5) / f64::from(size));
            let (face, place) = face_of(direction(face, place));
            let texel = place.map(|value| (libm::floor(value * f64::from(size)) as i64).clamp(0, i64::from(size) - 1));
            Some((face, texel))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_come_back_from_their_places() {
        for face in 0..6 {
            for place in [[0.5, 0.5], [0.25, 0.75], [0.9, 0.1]] {
                let (found, at) = face_of(direction(face, place));
                assert_eq!(found, face);
                assert!((0..2).all(|axis| (at[axis] - place[axis]).abs() < 1e-12), "{face} {place:?} {at:?}");
                assert_eq!(
                    place_on(face, direction(face, place)).map(|v| (v * 1e6).round() as i64),
                    place.map(|v| (v * 1e6).round() as i64)
                );
            }
        }
    }

    #[test]
    fn rows_go_on_beyond_edges() {
        // The right edge of +z is the left edge of +x, row by row.
        for row in 0..4 {
            assert_eq!(texel_around(4, [4, row], 4), Some((0, [0, row])));
            assert_eq!(texel_around(0, [-1, row], 4), Some((4, [3, row])));
        }
        assert_eq!(texel_around(4, [-1, 4], 4), None);
    }
}
