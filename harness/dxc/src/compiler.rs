//! The compiler: text and arguments in, bytes or messages out.
#![expect(unsafe_code, reason = "the compiler is a C++ library")]

use crate::com::{Com, Guid, HResult, Interface, Unknown};
use libloading::Library;
use std::ffi::c_void;
use std::path::Path;

/// `CLSID_DxcCompiler`
const COMPILER_CLASS: Guid = Guid(0x73e2_2d93, 0xe6ce, 0x47f3, [0xb5, 0xbf, 0xf0, 0x66, 0x4f, 0x39, 0xc1, 0xb0]);
/// `DXC_CP_UTF8`
const UTF_8: u32 = 65001;

/// Text as `IDxcCompiler3` takes it.
#[repr(C)]
struct Buffer {
    text: *const u8,
    size: usize,
    encoding: u32,
}

#[repr(C)]
struct IDxcCompiler3 {
    unknown: Unknown,
    compile: unsafe extern "C" fn(
        *mut c_void,
        *const Buffer,
        *const *const u32,
        u32,
        *mut c_void,
        *const Guid,
        *mut *mut c_void,
    ) -> HResult,
}

// SAFETY: as the library's header has it.
unsafe impl Interface for IDxcCompiler3 {
    const ID: Guid = Guid(0x228b_4687, 0x5a6a, 0x4730, [0x90, 0x0c, 0x97, 0x02, 0xb2, 0x20, 0x3f, 0x54]);
}

#[repr(C)]
struct IDxcOperationResult {
    unknown: Unknown,
    status: unsafe extern "C" fn(*mut c_void, *mut HResult) -> HResult,
    result: unsafe extern "C" fn(*mut c_void, *mut *mut c_void) -> HResult,
    errors: unsafe extern "C" fn(*mut c_void, *mut *mut c_void) -> HResult,
}

// SAFETY: as the library's header has it.
unsafe impl Interface for IDxcOperationResult {
    const ID: Guid = Guid(0xcedb_484a, 0xd4e9, 0x445a, [0xb9, 0x91, 0xca, 0x21, 0xca, 0x15, 0x7d, 0xc2]);
}

#[repr(C)]
struct IDxcBlob {
    unknown: Unknown,
    pointer: unsafe extern "C" fn(*mut c_void) -> *const u8,
    size: unsafe extern "C" fn(*mut c_void) -> usize,
}

#[repr(C)]
struct IDxcVersionInfo {
    unknown: Unknown,
    version: unsafe extern "C" fn(*mut c_void, *mut u32, *mut u32) -> HResult,
}

// SAFETY: as the library's header has it.
unsafe impl Interface for IDxcVersionInfo {
    const ID: Guid = Guid(0xb04f_5b50, 0x2059, 0x4f12, [0xa8, 0xff, 0xa1, 0xe0, 0xcd, 0xe1, 0xcc, 0x7e]);
}

type CreateInstance = unsafe extern "C" fn(*const Guid, *const Guid, *mut *mut c_void) -> HResult;

/// The compiler, loaded.
pub struct Compiler {
    compiler: Com<IDxcCompiler3>,
    /// Its version.
    pub version: String,
    /// Dropped last: the objects' code is in it.
    _library: Library,
}

impl Compiler {
    /// Loads the library at `path`.
    pub fn load(path: &Path) -> Result<Self, String> {
        // SAFETY: the library is the compiler, whose initialisers do nothing to us.
        let library = unsafe { Library::new(path) }.map_err(|error| format!("{}: {error}", path.display()))?;
        let mut object = std::ptr::null_mut();
        // SAFETY: the symbol has this type, and the object has the interface that was asked for.
        let compiler = unsafe {
            let create = library.get::<CreateInstance>(b"DxcCreateInstance\0").map_err(|error| error.to_string())?;
            let status = create(&COMPILER_CLASS, &IDxcCompiler3::ID, &mut object);
            Com::<IDxcCompiler3>::from_raw(object).filter(|_| status == 0)
        };
        let compiler = compiler.ok_or("the library makes no compiler")?;
        let version = version(&compiler);
        Ok(Self { compiler, version, _library: library })
    }

    /// Compiles a text. `Err` is what the compiler says of it.
    pub fn compile(&self, text: &str, arguments: &[String]) -> Result<Vec<u8>, String> {
        let source = Buffer { text: text.as_ptr(), size: text.len(), encoding: UTF_8 };
        // Its characters are those of the platform's C: 32 bits wide.
        let wide: Vec<Vec<u32>> =
            arguments.iter().map(|argument| argument.chars().map(u32::from).chain([0]).collect()).collect();
        let pointers: Vec<*const u32> = wide.iter().map(|argument| argument.as_ptr()).collect();
        let mut result = std::ptr::null_mut();
        // SAFETY: everything pointed to outlives the call, and the result has the interface that was asked for.
        let result = unsafe {
            let compile = self.compiler.methods().compile;
            let count = pointers.len() as u32;
            let none = std::ptr::null_mut();
            let id = &IDxcOperationResult::ID;
            let status = compile(self.compiler.this(), &source, pointers.as_ptr(), count, none, id, &mut result);
            if status != 0 {
                return Err(format!("the compiler gives up with {status:#x}"));
            }
            Com::<IDxcOperationResult>::from_raw(result).ok_or("the compiler gives no result")?
        };
        let methods = result.methods();
        let mut status = 0;
        // SAFETY: the object is alive, and `status` takes the answer.
        unsafe { (methods.status)(result.this(), &mut status) };
        if status == 0 {
            Ok(blob(&result, methods.result))
        } else {
            Err(String::from_utf8_lossy(&blob(&result, methods.errors)).trim_end_matches(['\0', '\n']).to_owned())
        }
    }
}

/// `1.8`: what the compiler says of itself.
fn version(compiler: &Com<IDxcCompiler3>) -> String {
    let Some(info) = compiler.query::<IDxcVersionInfo>() else { return "unknown".to_owned() };
    let (mut major, mut minor) = (0, 0);
    // SAFETY: the object is alive, and both numbers take an answer.
    unsafe { (info.methods().version)(info.this(), &mut major, &mut minor) };
    format!("{major}.{minor}")
}

/// The bytes that a method of a result gives; none where it gives nothing.
fn blob(
    result: &Com<IDxcOperationResult>,
    method: unsafe extern "C" fn(*mut c_void, *mut *mut c_void) -> HResult,
) -> Vec<u8> {
    let mut object = std::ptr::null_mut();
    // SAFETY: the object is alive, and what it gives is a blob or null; the bytes live as long as the blob.
    unsafe {
        if method(result.this(), &mut object) != 0 {
            return Vec::new();
        }
        let Some(blob) = Com::<IDxcBlob>::from_raw(object) else { return Vec::new() };
        let (pointer, size) = ((blob.methods().pointer)(blob.this()), (blob.methods().size)(blob.this()));
        if pointer.is_null() { Vec::new() } else { std::slice::from_raw_parts(pointer, size).to_vec() }
    }
}
