//! The interpreter's side: one shader that computes a call for every tuple, and the scalars of what it stored.

use colorfast::Store;
use colorfast::constant::half::f16_to_f64;
use colorfast::constant::{ConstId, Value};
use colorfast::interpret::{self, Resources, Settings};
use colorfast::ir::{Binding, Builder, Cursor, Module, VarInfo};
use colorfast::types::{Access, AddressSpace, ArrayCount, ShaderStage, TypeId, Types};

use crate::overloads::Call;

/// A scalar of a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scalar {
    /// Its type.
    pub ty: TypeId,
    /// Its bits; of a `bool` 0 or 1.
    pub bits: u32,
}

impl Scalar {
    /// The number that it is.
    pub fn number(self) -> f64 {
        match self.ty {
            TypeId::I32 => self.bits.cast_signed().into(),
            TypeId::F32 => f32::from_bits(self.bits).into(),
            TypeId::F16 => f16_to_f64(self.bits as u16),
            _ => self.bits.into(),
        }
    }
}

/// Numbers, and of floats their bits.
pub fn spell(scalars: &[Scalar]) -> String {
    let one = |scalar: &Scalar| match scalar.ty {
        TypeId::F32 | TypeId::F16 => format!("{:?} ({:#x})", scalar.number(), scalar.bits),
        _ => scalar.number().to_string(),
    };
    let all: Vec<String> = scalars.iter().map(one).collect();
    if let [one] = &all[..] { one.clone() } else { format!("[{}]", all.join(", ")) }
}

/// The scalars of a constant, in order.
pub fn scalars_of(store: &mut Store, id: ConstId) -> Vec<Scalar> {
    let ty = store.constants.ty(id);
    let bits = match store.constants.value(id) {
        Value::Bool(value) => u32::from(value),
        Value::I32(value) => value.cast_unsigned(),
        Value::U32(bits) | Value::F32(bits) => bits,
        Value::F16(bits) => bits.into(),
        Value::Zero | Value::Splat(_) | Value::Composite(_) => {
            let count = store.types.element_count(ty).expect("a composite has elements");
            let element = |index| store.constants.element(&store.types, id, index).expect("it has that element");
            let elements: Vec<ConstId> = (0..count).map(element).collect();
            return elements.into_iter().flat_map(|element| scalars_of(store, element)).collect();
        }
        Value::AbstractInt(_) | Value::AbstractFloat(_) => panic!("it is not concrete"),
    };
    vec![Scalar { ty, bits }]
}

/// The scalars of a value that lies in memory at an offset, in order.
fn scalars_at(types: &Types, ty: TypeId, bytes: &[u8], at: usize, found: &mut Vec<Scalar>) {
    let Some(count) = types.element_count(ty) else {
        let bits = match ty {
            TypeId::F16 => u16::from_le_bytes([bytes[at], bytes[at + 1]]).into(),
            _ => u32::from_le_bytes([0, 1, 2, 3].map(|index| bytes[at + index])),
        };
        found.push(Scalar { ty, bits });
        return;
    };
    for index in 0..count {
        let element = types.element_type(ty, index).expect("it has that element");
        let offset = match types.as_struct(ty) {
            Some(structure) => structure.members[index as usize].offset,
            // A matrix is an array of columns, and a vector is packed.
            None if types.is_vector(ty) => u64::from(index) * types.layout(element).size,
            None => u64::from(index) * types.array_stride(element),
        };
        scalars_at(types, element, bytes, at + offset as usize, found);
    }
}

/// What the interpreter computes for each tuple of arguments.
pub fn interpreted(store: Store, call: &Call, tuples: &[(Vec<ConstId>, ConstId)]) -> Vec<Vec<Scalar>> {
    let binding = Binding { group: 0, binding: 0 };
    let mut module = Module::new(store);
    let array = module.store.types.array(call.result, ArrayCount::Fixed(tuples.len() as u32));
    let pointer = module.store.types.pointer(AddressSpace::Storage, array, Access::ReadWrite);
    let element = module.store.types.pointer(AddressSpace::Storage, call.result, Access::ReadWrite);
    let root = module.root();
    let info = VarInfo { binding: Some(binding), ..VarInfo::default() };
    let results = Builder::new(&mut module, Cursor::End(root)).var_of(pointer, info, None);
    let name = module.store.symbols.intern("main");
    let main = module.create_function(name, TypeId::VOID, &[]);
    let one = module.store.constants.u32(1).into();
    let function = module.function_mut(main);
    function.stage = Some(ShaderStage::Compute);
    function.workgroup_size = Some([one; 3]);
    let body = function.block;
    let mut b = Builder::new(&mut module, Cursor::End(body));
    for (index, (arguments, _)) in tuples.iter().enumerate() {
        let operands: Vec<_> = arguments.iter().map(|&argument| argument.into()).collect();
        let value = b.emit_value(call.op, &operands, call.result);
        let index = b.u32(index as u32);
        let place = b.access(element, results, &[index]);
        b.store(place, value);
    }
    b.ret(None);
    let types = &module.store.types;
    let mut resources = Resources::new();
    resources.insert(binding, vec![0xa5; types.layout(array).size as usize]);
    interpret::dispatch(&module, "main", [1; 3], &mut resources, &Settings::default())
        .unwrap_or_else(|why| panic!("{:?} of {:?}: {why:?}", call.op, call.parameters));
    let bytes = resources.get(binding).expect("it is bound");
    let stride = types.array_stride(call.result) as usize;
    let scalars = |index: usize| {
        let mut found = Vec::new();
        scalars_at(types, call.result, bytes, index * stride, &mut found);
        found
    };
    (0..tuples.len()).map(scalars).collect()
}
