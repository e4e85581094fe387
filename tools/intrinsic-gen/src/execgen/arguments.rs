//! Rows of arguments for a call: combinations of the values that matter, then some of all.

use colorfast_reference::{Type, Value};

use super::values::{Stream, pool};

/// Rows of scalars: how many of the first values of each parameter are combined, and how many rows are chosen from all values.
const fn combined(parameters: usize) -> (usize, usize) {
    match parameters {
        0 => (1, 0),
        1 => (usize::MAX, 0),
        2 => (11, 32),
        3 => (5, 40),
        _ => (3, 40),
    }
}

/// Rows of arguments for parameters of these types.
pub fn rows(name: &str, parameters: &[Type]) -> Vec<Vec<Value>> {
    let is_scalar = |ty: &Type| matches!(ty, Type::Scalar(_));
    if parameters.iter().all(is_scalar) && parameters.len() <= 4 {
        return scalar_rows(name, parameters);
    }
    let most = parameters.iter().map(|ty| ty.count()).max().unwrap_or(1);
    let count = if most > 4 { 3 } else { 12 };
    let pools: Vec<Vec<u32>> =
        parameters.iter().enumerate().map(|(index, ty)| pool(name, index, ty.component())).collect();
    let spelling: String = parameters.iter().map(|ty| format!("{ty:?}")).collect();
    let mut stream = Stream::new(&format!("{name}{spelling}"));
    let value = |stream: &mut Stream, row: usize, index: usize, ty: &Type| {
        // The first rows keep to the values that matter most, lest a single extreme makes everything of the result right.
        let values = &pools[index];
        let reach = if row < count / 2 { values.len().min(7) } else { values.len().min(24 + row) };
        Value { ty: *ty, bits: (0..ty.count()).map(|_| *stream.pick(&values[..reach])).collect() }
    };
    (0..count)
        .map(|row| parameters.iter().enumerate().map(|(index, ty)| value(&mut stream, row, index, ty)).collect())
        .collect()
}

fn scalar_rows(name: &str, parameters: &[Type]) -> Vec<Vec<Value>> {
    let (most, chosen) = combined(parameters.len());
    let pools: Vec<Vec<u32>> =
        parameters.iter().enumerate().map(|(index, ty)| pool(name, index, ty.component())).collect();
    let value = |index: usize, bits: u32| Value { ty: parameters[index], bits: vec![bits] };
    let mut rows: Vec<Vec<Value>> = vec![Vec::new()];
    for (index, values) in pools.iter().enumerate() {
        let firsts = values.iter().take(most);
        let extended = |row: &Vec<Value>| {
            let row = row.clone();
            firsts.clone().map(move |&bits| row.iter().cloned().chain([value(index, bits)]).collect::<Vec<_>>())
        };
        rows = rows.iter().flat_map(extended).collect();
    }
    let mut stream = Stream::new(&format!("{name}{parameters:?}"));
    for _ in 0..chosen {
        let row: Vec<Value> =
            pools.iter().enumerate().map(|(index, values)| value(index, *stream.pick(values))).collect();
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    rows
}
